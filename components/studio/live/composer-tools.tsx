'use client';

import { Bold, Camera, Clock, Images, Italic, Link, Pin, Quote, SquarePlay } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components';
import styles from '#components/studio/live/composer.module.css';
import { PICTURE_TYPES, picturesChosen } from '#components/studio/media/picture-files.ts';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';

/** What is open beside the text. */
export type OpenPart = 'lank' | 'inbaddning' | 'tid' | 'arkiv' | undefined;

interface ComposerToolsProps {
  open: OpenPart;
  isPinned: boolean;
  /** Whether the time is being set. */
  hasTime: boolean;
  isUploading: boolean;
  onMark: (mark: '**' | '*') => void;
  onQuote: () => void;
  onOpen: (part: OpenPart) => void;
  onPin: () => void;
  onTime: () => void;
  onFile: (file: File | undefined) => void;
}

/** What can be put into an entry, in a row that a thumb reaches. */
export function ComposerTools({
  open,
  isPinned,
  hasTime,
  isUploading,
  onMark,
  onQuote,
  onOpen,
  onPin,
  onTime,
  onFile,
}: ComposerToolsProps) {
  return (
    <div role="toolbar" aria-label="Lägg till" className={styles.tools}>
      <FileTrigger acceptedFileTypes={PICTURE_TYPES} onSelect={(files) => onFile(picturesChosen(files)[0])}>
        <Button variant="quiet" aria-label="Ta eller ladda upp en bild" className={styles.tool ?? ''} isPending={isUploading}>
          <Camera aria-hidden />
        </Button>
      </FileTrigger>
      <Tool label="Bild ur arkivet" onPress={() => onOpen('arkiv')}>
        <Images aria-hidden />
      </Tool>
      <Tool label="Fet" keys={['Ctrl', 'B']} onPress={() => onMark('**')}>
        <Bold aria-hidden />
      </Tool>
      <Tool label="Kursiv" keys={['Ctrl', 'I']} onPress={() => onMark('*')}>
        <Italic aria-hidden />
      </Tool>
      <Tool label="Länk" keys={['Ctrl', 'K']} isOn={open === 'lank'} onPress={() => onOpen('lank')}>
        <Link aria-hidden />
      </Tool>
      <Tool label="Citat" onPress={onQuote}>
        <Quote aria-hidden />
      </Tool>
      <Tool label="Bädda in" isOn={open === 'inbaddning'} onPress={() => onOpen('inbaddning')}>
        <SquarePlay aria-hidden />
      </Tool>
      <Tool label="Fäst överst" isOn={isPinned} onPress={onPin}>
        <Pin aria-hidden />
      </Tool>
      <Tool label="Annan tid" isOn={hasTime} onPress={onTime}>
        <Clock aria-hidden />
      </Tool>
    </div>
  );
}

interface ToolProps {
  label: string;
  keys?: string[];
  /** Of what is on or off. */
  isOn?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ label, keys, isOn, onPress, children }: ToolProps) {
  return (
    <IconButton
      label={label}
      {...(keys === undefined ? {} : { keys })}
      {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
      className={styles.tool ?? ''}
      onPress={onPress}
      preventFocusOnPress
    >
      {children}
    </IconButton>
  );
}
