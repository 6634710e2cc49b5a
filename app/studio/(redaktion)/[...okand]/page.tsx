import { notFound } from 'next/navigation';

/** Any other address under /studio: the not-found page, within the frame. */
export default function UnknownPage() {
  notFound();
}
