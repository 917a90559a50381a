import type { Errors } from '../kit/error-shape.ts';

export const applicationsErrors = {
  application_not_found: { status: 404, sentence: 'Application not found' },
  application_open: { status: 409, sentence: 'You’ve already applied. Our staff are reviewing your application.' },
  application_settled: { status: 409, sentence: 'This application is already {status}' },
  apply_again_later: { status: 409, sentence: 'You can apply again {days} days after your application was declined' },
  dealer_already: { status: 409, sentence: 'You’re already on a dealer’s team' },
  applicant_has_team: { status: 409, sentence: 'The applicant has joined a dealer’s team' },
  applicant_gone: { status: 409, sentence: 'The applicant’s account is closed or banned' },
  company_name_taken: { status: 409, sentence: 'A dealer with this name already exists' },
} as const satisfies Errors;
