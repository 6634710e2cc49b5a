'use client';

import { Upload } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { FailureBanner } from '#components/studio/failure-banner.tsx';
import { ArchiveReport } from '#components/studio/newsroom-archive/archive-report.tsx';
import { useOperation } from '#components/studio/use-operation.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import { LIMITS } from '#lib/contract/limits.ts';
import type { NewsroomReport } from '#lib/contract/newsroom-archive.ts';
import { studio } from '#lib/transports/client/browser.ts';

const MOST_MIB = LIMITS.importBytes / (1024 * 1024);

/** An archive is gone through first, and told of; then it is read in by whoever has seen what becomes of it. */
export function ReadInSection() {
  const router = useRouter();
  const [file, setFile] = useState<File>();
  const [outlook, setOutlook] = useState<NewsroomReport>();
  const [done, setDone] = useState<NewsroomReport>();
  const trying = useOperation((archive: File) => studio.importeraRedaktion(formOf(archive, { isTried: true })));
  const reading = useOperation((archive: File) => studio.importeraRedaktion(formOf(archive, { isTried: false })));

  async function choose(chosen: File) {
    setFile(chosen);
    setOutlook(undefined);
    setDone(undefined);
    setOutlook((await trying.run(chosen))?.rapport);
  }

  async function readIn() {
    const answer = file && (await reading.run(file));
    if (answer === undefined) return;
    setOutlook(undefined);
    setDone(answer.rapport);
    router.refresh();
  }

  return (
    <>
      <p>
        Välj ett arkiv. Studio går först igenom det och berättar vad som skulle hända; ingenting ändras förrän du läser in det. Det som
        redan finns här skrivs aldrig över. Högst {MOST_MIB} MiB: ett större läses in med kommandot npm run import.
      </p>
      <FileTrigger acceptedFileTypes={['.zst', 'application/zstd']} onSelect={(files) => files?.[0] && choose(files[0])}>
        <Button icon={<Upload aria-hidden />} isPending={trying.isRunning} isDisabled={reading.isRunning}>
          Välj arkiv
        </Button>
      </FileTrigger>
      <FailureBanner failure={trying.failure} />
      {outlook !== undefined && (
        <>
          <Banner tone="info" title={`${file?.name ?? 'Arkivet'} kan läsas in`}>
            Det här skulle hända. Ingenting är ändrat än.
          </Banner>
          <ArchiveReport report={outlook} />
          <FailureBanner failure={reading.failure} onRetry={readIn} />
          <Button variant="primary" isPending={reading.isRunning} onPress={readIn}>
            Läs in arkivet
          </Button>
        </>
      )}
      {done !== undefined && (
        <>
          <Banner tone="success" title="Arkivet är inläst">
            {done.antal.personer.nya > 0 &&
              'Inga lösenord följer med: de nya personerna bjuds in under Personer, eller väljer ett med Glömt lösenordet.'}
          </Banner>
          <ArchiveReport report={done} />
        </>
      )}
    </>
  );
}

function formOf(file: File, { isTried }: { isTried: boolean }): FormData {
  const form = new FormData();
  form.set('fil', file);
  if (isTried) form.set('provkor', 'true');
  return form;
}
