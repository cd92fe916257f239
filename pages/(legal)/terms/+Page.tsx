export { LegalTextPage as default } from '../legal-page.tsx';
