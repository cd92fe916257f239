export { default } from '../../blog/@slug/+Page.tsx';
