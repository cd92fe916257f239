import { usePageContext } from 'vike-react/usePageContext';
import { ErrorPage, PageNotFound, ServiceNotFound } from '#components/not-found/not-found.tsx';

export default function Page() {
  const { abortReason, abortStatusCode, is404 } = usePageContext();
  if (abortReason) return <ServiceNotFound />;
  if (is404 || abortStatusCode === 404) return <PageNotFound />;
  return <ErrorPage />;
}
