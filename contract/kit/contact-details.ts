import { z } from 'zod';

/** Any number of digits in any format. Only the digits are stored (core document §5). */
export const PhoneNumber = z
  .string()
  .trim()
  .min(1, 'Phone number is required')
  .max(40, 'Please enter a shorter phone number')
  .regex(/\d/, 'Please enter a valid phone number (any number of digits)')
  .transform((text) => text.replace(/\D/g, ''));

/** The in-game bank's routing number. Text, because its nine digits may start with zeros. */
export const RoutingNumber = z
  .string()
  .trim()
  .min(1, 'Routing number is required')
  .regex(/^\d{9}$/, 'Please enter a valid routing number (9 digits)');
