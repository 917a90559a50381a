import type { Errors } from '../kit/error-shape.ts';

export const applicationsErrors = {
  application_not_found: { status: 404, sentence: 'Application not found' },
  application_open: { status: 409, sentence: 'You have applied already. Staff are looking at your application.' },
  application_settled: { status: 409, sentence: 'This application is {status} already' },
  apply_again_later: { status: 409, sentence: 'You can apply again {days} days after your application was declined' },
  dealer_already: { status: 409, sentence: 'You are on a dealer’s team already' },
  applicant_has_team: { status: 409, sentence: 'The applicant has joined a dealer’s team in the meantime' },
  applicant_gone: { status: 409, sentence: 'The applicant’s account is closed or banned' },
  company_name_taken: { status: 409, sentence: 'There is a dealer of this name already' },
} as const satisfies Errors;
