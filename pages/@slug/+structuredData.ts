import type { PageContext } from 'vike/types';
import {
  describeLegal,
  describePatientPage,
  type LegalPage,
  type PatientPage,
} from '#domain/index.ts';

export default ({ data }: PageContext<PatientPage | LegalPage>) =>
  'related' in data ? describePatientPage(data) : describeLegal(data);
