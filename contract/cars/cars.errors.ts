import type { Errors } from '../kit/error-shape.ts';

export const carsErrors = {
  car_not_found: { status: 404, sentence: 'Car not found' },
  car_removed: { status: 410, sentence: 'This listing has been removed' },
  not_editable_now: { status: 409, sentence: 'This listing is {status} and can’t be changed' },
  not_possible_now: { status: 409, sentence: 'You can’t do this while the listing is {status}' },
  no_slot_left: {
    status: 409,
    sentence: 'You’ve used all {max} listings. Mark a car as sold or delete a listing to add another.',
  },
  too_many_drafts: { status: 409, sentence: 'You already have {max} drafts. Please finish or delete one first.' },
  dealer_not_active: {
    status: 409,
    sentence: 'Your dealership isn’t active right now, so you can’t list its cars',
  },
  profile_incomplete: { status: 409, sentence: 'Please complete your profile before you list a car' },
  already_there: { status: 409, sentence: 'This car already belongs to {owner}' },
  sold_car_stays: {
    status: 409,
    sentence: 'A sold car stays with the seller who sold it. Its sale and its reviews belong to them.',
  },
  listed_stays: { status: 409, sentence: 'Only a draft can be moved out of the company' },
  no_phone_number: { status: 404, sentence: 'This seller hasn’t added a phone number' },
  own_report: { status: 409, sentence: 'You reported this listing, so someone else has to review it' },
  own_car: { status: 409, sentence: 'This is your own listing' },
} as const satisfies Errors;
