import type { Errors } from '../kit/error-shape.ts';

export const carsErrors = {
  car_not_found: { status: 404, sentence: 'Car not found' },
  car_removed: { status: 410, sentence: 'This listing has been removed' },
  not_editable_now: { status: 409, sentence: 'This listing is {status} and cannot be changed' },
  not_possible_now: { status: 409, sentence: 'This is not possible while the listing is {status}' },
  no_slot_left: {
    status: 409,
    sentence: 'All {max} of your listings are in use. Mark one as sold or delete one to list another.',
  },
  too_many_drafts: { status: 409, sentence: 'You already have {max} drafts. Please finish or delete one first.' },
  dealer_not_active: {
    status: 409,
    sentence: 'Your dealership is not active at the moment, so its cars cannot be listed',
  },
  profile_incomplete: { status: 409, sentence: 'Please complete your profile before you list a car' },
  no_phone_number: { status: 404, sentence: 'This seller has not left a phone number' },
  own_report: { status: 409, sentence: 'You have reported this listing yourself, so somebody else decides about it' },
  own_car: { status: 409, sentence: 'This is your own listing' },
} as const satisfies Errors;
