'use client';

import { useEffect, useState } from 'react';

/** The address at which the browser shows a file that has not been sent; undefined at first, and let go with what shows it. */
export function useFilePreview(file: File): string | undefined {
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return preview;
}
