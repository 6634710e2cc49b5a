import { ErrorCodes } from '#components/studio/reference/error-codes.tsx';

export const metadata = { title: 'Felkoder' };

export default function ErrorCodesPage() {
  return <ErrorCodes />;
}
