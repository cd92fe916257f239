import {
  type Deployment,
  type Finding,
  practiceFile,
  practiceFolder,
  refusal,
} from '../deployment.ts';
import { isDelivered, isSample, type Leaf, leavesOf, outlinesOf } from '../sample-values.ts';
import { canBeDialed, holdsReservedPhone, namesReservedHost } from './placeholders.ts';

/** Refuses facts and drawings that can't be a practice's own: the sample's, and placeholders. */
export function checkFacts({ facts, drawings }: Deployment): Finding[] {
  const { locations, people, ...single } = facts;
  const records = [
    ...Object.entries(single).map(([name, record]) => [`${name}.yaml`, record] as const),
    ...locations.map((record) => [`locations/${record.slug}.yaml`, record] as const),
    ...people.map((record) => [`people/${record.slug}.yaml`, record] as const),
  ];
  const values = records.flatMap(([file, record]) =>
    leavesOf(record).flatMap((leaf) => checkValue(`${practiceFolder}/${file}`, leaf)),
  );
  const files = Object.keys(drawings).filter((file) =>
    isDelivered('drawings', outlinesOf(drawings[file] ?? '')),
  );
  const remedy = 'Put your own in its place.';
  return [
    ...checkSample(facts),
    ...values,
    ...files.map((file) => refusal(file, "This is still the sample's drawing.", remedy)),
  ];
}

function checkSample({ practice }: Deployment['facts']): Finding[] {
  if (!practice.sample) return [];
  const remedy = 'Delete the line once every fact is your own.';
  return [refusal(practiceFile, '`sample: true` says that the practice is invented.', remedy)];
}

function checkValue(file: string, { path, value }: Leaf): Finding[] {
  const remedy = "Write the practice's own.";
  if (isSample(value))
    return [refusal(file, `${path} is "${value}", which is an example.`, remedy)];
  if (namesReservedHost(value)) {
    return [refusal(file, `${path} is "${value}", an address that is only a placeholder.`, remedy)];
  }
  if (holdsReservedPhone(value) || (isPhone(path) && !canBeDialed(value))) {
    return [refusal(file, `${path} is "${value}", a number that can't be dialed.`, remedy)];
  }
  return [];
}

function isPhone(path: string): boolean {
  return /(?:^|\.)phone$/.test(path);
}
