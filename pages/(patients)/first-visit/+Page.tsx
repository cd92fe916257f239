export { PatientTextPage as default } from '../patient-page.tsx';
