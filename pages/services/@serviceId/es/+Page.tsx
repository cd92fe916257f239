// The route of a service in Spanish. Page and data are those of the English one.
export { default } from '../+Page.tsx';
