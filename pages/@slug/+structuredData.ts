import type { PageContext } from 'vike/types';
import { type LegalPage, legalJsonLd, type PatientPage, patientPageJsonLd } from '#domain/index.ts';

export default ({ data }: PageContext<PatientPage | LegalPage>) =>
  'related' in data ? patientPageJsonLd(data) : legalJsonLd(data);
