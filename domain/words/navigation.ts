/** Texts of the navigation. The browser loads them with the menus. */
export const navigationWords = {
  main: 'Main',
  menu: 'Menu',
  allServices: 'All Services',
  problems: 'Eye problems by symptom',
  ways: 'How we care for your vision',
};
