import type { PageContext } from 'vike/types';
import {
  describeLegal,
  describePatientPage,
  type LegalPage,
  type PatientPage,
} from '#content/index.ts';

export default ({ data }: PageContext<PatientPage | LegalPage>) =>
  'topic' in data ? describePatientPage(data) : describeLegal(data);
