declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote';
}
