import { usePageContext } from 'vike-react/usePageContext';
import { Contact } from '#components/contact/contact.tsx';
import { plainPages, trailTo } from '#content/index.ts';

export default function Page() {
  const { submittedForm } = usePageContext();
  return <Contact trail={trailTo(plainPages.contact)} submitted={submittedForm} />;
}
