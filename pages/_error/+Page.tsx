import { usePageContext } from 'vike-react/usePageContext';
import { ErrorPage, PageNotFound, ServiceNotFound } from '#components/not-found/not-found.tsx';

export default function Page() {
  const { abortReason, abortStatusCode, is404, env } = usePageContext();
  const { recognized = [] } = env ?? {};
  if (abortReason) return <ServiceNotFound recognized={recognized} />;
  if (is404 || abortStatusCode === 404) return <PageNotFound recognized={recognized} />;
  return <ErrorPage />;
}
