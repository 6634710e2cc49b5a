'use client';

import { ImageUp } from 'lucide-react';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { PICTURE_TYPES } from '#components/studio/media/picture-files.ts';
import { uploadPicture } from '#components/studio/media/upload-picture.ts';
import styles from '#components/studio/setup/setup.module.css';
import { useOperation } from '#components/studio/use-operation.ts';
import { Button } from '#components/ui/button.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { studio } from '#lib/transports/client/browser.ts';

interface LogoStepProps {
  /** The address of the one there is, or nothing. */
  logotyp: string;
  /** The way on. */
  next: ReactNode;
}

/** The logotype: a picture that is put in the library and shown at once. */
export function LogoStep({ logotyp, next }: LogoStepProps) {
  const router = useRouter();
  const upload = useOperation(async (file: File) => {
    const { src } = await uploadPicture(file);
    // What others have changed meanwhile stands: only this field is set.
    const { version } = await studio.hamtaInstallningar({});
    return studio.andraInstallningar({ version, webbplats: { logotyp: src } });
  });

  async function take(files: FileList | null) {
    const file = files?.[0];
    if (file !== undefined && (await upload.run(file)) !== undefined) router.refresh();
  }

  return (
    <>
      <FailureBanner failure={upload.failure} />
      {logotyp !== '' && <Picture src={logotyp} alt="Webbplatsens logotyp" className={styles.logo} />}
      <div className={styles.out}>
        <FileTrigger acceptedFileTypes={PICTURE_TYPES} onSelect={(files) => void take(files)}>
          <Button icon={<ImageUp aria-hidden />} isPending={upload.isRunning}>
            {logotyp === '' ? 'Välj en logotyp' : 'Byt logotyp'}
          </Button>
        </FileTrigger>
        {logotyp !== '' && next}
      </div>
    </>
  );
}
