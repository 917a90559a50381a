import type { ApplicationStatus } from '@forecourt/contract/applications/applications.flow.ts';
import type { BusinessType } from '@forecourt/contract/applications/business-types.ts';

/** These texts are fixed by the staff document. */
export const reviewWords = {
  none: 'No applications found',
  notes: 'Review Notes',
  notesHint: 'Add notes about your decision...',
  deleteFailed: 'Failed to delete application. Please try again.',
  sureToDelete: 'Are you sure you want to delete this application? This action cannot be undone.',
};

/** Replaces dashes with spaces and capitalises the first letter, as the staff document says. */
export const businessTypeText = (type: BusinessType): string => {
  const words = type.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const statusTones: Record<ApplicationStatus, 'warn' | 'good' | 'danger' | 'neutral'> = {
  pending: 'warn',
  approved: 'good',
  declined: 'danger',
  withdrawn: 'neutral',
};

export const statusNames: Record<ApplicationStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};
