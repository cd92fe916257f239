import { usePageContext } from 'vike-react/usePageContext';
import { Contact } from '#components/contact/contact.tsx';

export default function Page() {
  return <Contact submitted={usePageContext().submittedForm} />;
}
