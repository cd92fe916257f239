export { Contact as default } from '#components/contact/contact.tsx';
