import type { PageContext } from 'vike/types';
import { describePatientPage, type PatientPage } from '#content/index.ts';

export default ({ data }: PageContext<PatientPage>) => describePatientPage(data);
