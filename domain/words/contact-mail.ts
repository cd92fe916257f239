/** A message of the contact form, as the practice receives it by email. */
export const contactMailWords = {
  subject: (name: string) => `Website message from ${name}`,
  name: (name: string) => `Name: ${name}`,
  email: (email: string) => `Email: ${email}`,
  phone: (phone: string) => `Phone: ${phone}`,
  origin: (time: string, id: string) => `Sent through the website at ${time}, number ${id}.`,
};
