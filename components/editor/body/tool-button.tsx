'use client';

import type { ReactNode } from 'react';
import { ToggleButton, TooltipTrigger } from 'react-aria-components';
import styles from '#components/editor/body/toolbar.module.css';
import { Tooltip } from '#components/ui/tooltip.tsx';

interface ToolButtonProps {
  label: string;
  keys?: string[];
  isOn?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A button in a toolbar of the text. Pressing it leaves the cursor where it is. */
export function ToolButton({ label, keys, isOn = false, isDisabled = false, onPress, children }: ToolButtonProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      <ToggleButton
        aria-label={label}
        isSelected={isOn}
        isDisabled={isDisabled}
        onPress={onPress}
        preventFocusOnPress
        className={styles.tool ?? ''}
      >
        {children}
      </ToggleButton>
      <Tooltip {...(keys === undefined ? {} : { keys })}>{label}</Tooltip>
    </TooltipTrigger>
  );
}
