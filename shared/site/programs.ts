import { catalogue } from './catalogue-page';
import { reading } from './reading';
import { type Route, route } from './route';

type Path = `/${string}`;

/** Pages of a program, which a bank or a shop runs together with the product. */
export const programPages = [
  'landing',
  'nonApproved',
  'preApproved',
  'redirect',
  'registrationSuccess',
  'registrationFailure',
] as const;
export type ProgramPage = (typeof programPages)[number];

/** Path of each; a page without one is 404. Source: S1§2.2 (RTE-096), which gives no paths. */
export const programPaths: Readonly<Partial<Record<ProgramPage, Path>>> = {
  landing: '/program',
  nonApproved: '/program/ntb-non-approved',
  preApproved: '/program/ntb-pre-approved',
  redirect: '/program/redirect',
  registrationSuccess: '/program/registration-success',
  registrationFailure: '/program/registration-failure',
};

/** Rows of the pages with a path. */
/* @__NO_SIDE_EFFECTS__ */
export const programRows = (paths: typeof programPaths = programPaths): Readonly<Record<string, Route>> =>
  Object.fromEntries(
    programPages.flatMap((page) => {
      const path = paths[page];
      return path === undefined ? [] : [[`program-${page}`, route({ path, shows: shows[page] })]];
    }),
  );

const step = { ...reading('program-step'), template: 'home', isIndexed: false } as const;
const shows = {
  landing: {
    ...catalogue('program', ['merchantId'], { header: ['branding', 'menu', 'fixed'], tab: null, weight: 'offers' }),
    template: 'oldHome',
  },
  nonApproved: step,
  preApproved: step,
  redirect: step,
  registrationSuccess: step,
  registrationFailure: step,
} as const;

/** Program page at a path; 'landing' for any other. */
export const programPageAt = (path: string): ProgramPage =>
  programPages.find((page) => programPaths[page] === path) ?? 'landing';
