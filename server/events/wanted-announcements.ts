/** Everything about wanted ads that can be announced. `by` is the user who caused it. */
export type WantedAnnouncement =
  /** An ad began to look for other cars: it was posted, changed or opened again. */
  | { kind: 'wanted_ad_opened'; adId: number }
  | { kind: 'wanted_ad_replied'; adId: number; replyId: number; ownerId: number; by: number }
  | { kind: 'wanted_ad_ends_soon'; adId: number }
  | { kind: 'wanted_ad_expired'; adId: number; ownerId: number }
  | { kind: 'wanted_ad_reported'; adId: number; by: number }
  | {
      kind: 'wanted_ad_moderated';
      adId: number;
      ownerId: number;
      outcome: 'flagged' | 'removed' | 'restored';
      reason: string;
      by: number;
    }
  /** Staff reviewed these users' reports. They see the reason only if nothing was done. */
  | {
      kind: 'wanted_reports_decided';
      adId: number;
      outcome: 'dismissed' | 'flagged' | 'removed';
      reason: string | null;
      people: number[];
      by: number;
    }
  /** What a seller's cars for sale match. `day` is the first day after it, as a number. */
  | {
      kind: 'wanted_digest';
      userId: number;
      day: number;
      ads: number;
      people: number;
      cars: number;
      adId: number;
      carId: number;
      carTitle: string;
    };
