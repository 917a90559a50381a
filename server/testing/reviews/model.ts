import type { ReviewType } from '@forecourt/contract/reviews/review-values.ts';
import type { ReviewStats } from '@forecourt/contract/reviews/review-shapes.ts';
import { hasFiveStarYear, statsOf, thatCount, type Sale, type Written } from './counted-reviews.ts';
import { accountOf, firstTeam, players, stepDays, type Deed, type Player, type StaffPlayer } from './deeds.ts';

/** What everybody sees in the end. */
export interface Seen {
  people: Record<string, { stats: ReviewStats; awards: string[] }>;
  dealer: ReviewStats;
  /** How many reviews are kept from everyone else. */
  withheld: number;
}

/** The rules once more, in memory and as plainly as they can be said; it knows no SQL and none of the flows. */
export class Model {
  private now = 0;
  private readonly sales = new Map<number, Sale>();
  private readonly reviews = new Map<string, Written>();
  private readonly team = new Map<Player, string>(Object.entries(firstTeam) as [Player, string][]);
  /** Who left it, and when. */
  private readonly left: { player: Player; at: number }[] = [];
  private readonly granted = new Set<string>();

  /** How it ends: done, the code of the refusal, or null where what it is about does not exist. */
  try(deed: Deed): string | null {
    // Of what happens within one day, the one that comes later is later.
    this.now += 1e-9;
    switch (deed.what) {
      case 'sell':
        return this.sell(deed);
      case 'write':
        return this.write(deed);
      case 'edit':
      case 'take back':
        return this.change(deed);
      case 'answer':
        return this.answer(deed);
      case 'hide':
      case 'unhide':
        return this.decide(deed);
      case 'annul':
        return this.annul(deed);
      case 'grant':
      case 'revoke':
        return this.honour(deed);
      case 'join':
        if (this.team.has(deed.by)) return null;
        this.team.set(deed.by, deed.role);
        return 'done';
      case 'leave':
        if (!this.team.has(deed.by)) return null;
        if (this.team.get(deed.by) === 'owner') return 'owner_stays';
        this.team.delete(deed.by);
        this.left.push({ player: deed.by, at: this.now });
        return 'done';
      case 'wait':
        this.now += deed.steps * stepDays;
        return 'done';
    }
  }

  private sellingAccounts({ seller, isDealers }: Sale): Player[] {
    return [seller, ...(isDealers ? this.team.keys() : [])].map(accountOf);
  }
  private leads(player: Player): boolean {
    return ['owner', 'manager'].includes(this.team.get(player) ?? '');
  }
  /** Who left the team in the last 30 days is still on its side. */
  private isOneSide(sale: Sale): boolean {
    const lately = this.left
      .filter(({ at }) => sale.isDealers && this.now - at < 30)
      .map(({ player }) => accountOf(player));
    return [...this.sellingAccounts(sale), ...lately].includes(accountOf(sale.buyer));
  }

  private sell({ sale, by, to, isCheap }: Extract<Deed, { what: 'sell' }>): string {
    const fresh = { isWithheld: false, status: 'recorded', at: this.now } as const;
    const made: Sale = { seller: by, buyer: to, isDealers: this.team.has(by), isCheap, ...fresh };
    this.sales.set(sale, made);
    if (this.isOneSide(made)) return 'own_buyer';
    made.status = 'confirmed';
    return 'done';
  }

  private write({ sale: number, by, stars }: Extract<Deed, { what: 'write' }>): string | null {
    const sale = this.sales.get(number);
    if (!sale) return null;
    const sold = sale.isDealers ? this.leads(by) || (by === sale.seller && this.team.has(by)) : by === sale.seller;
    if (by !== sale.buyer && !sold) return 'sale_not_found';
    const side = by === sale.buyer ? 'buyer' : 'seller';
    if (sale.status !== 'confirmed' || this.now > sale.at + 30) return 'no_review_to_write';
    if (this.reviews.has(`${number} ${side}`)) return 'reviewed_already';
    const of = side === 'buyer' ? sale.seller : sale.buyer;
    const fresh = { isHidden: false, isGone: false, isAnswered: false };
    const review = { sale, side, author: by, of, stars, at: this.now, shownAt: sale.at + 30, ...fresh } as const;
    this.reviews.set(`${number} ${side}`, { ...review });
    if (this.isOneSide(sale)) sale.isWithheld = true;
    const both = (['buyer', 'seller'] as const).flatMap((one) => this.reviews.get(`${number} ${one}`) ?? []);
    if (both.length === 2 && !sale.isWithheld) for (const one of both) one.shownAt = this.now;
    return 'done';
  }

  /** One that stands, whether it is shown or not. */
  private standing({ sale, side }: { sale: number; side: ReviewType }): Written | null {
    const review = this.reviews.get(`${sale} ${side}`);
    return review && !review.isGone && review.sale.status === 'confirmed' ? review : null;
  }
  private isShown(review: Written): boolean {
    return review.shownAt <= this.now && !review.isHidden && !review.isGone && review.sale.status === 'confirmed';
  }
  private isVisible(review: Written): boolean {
    return this.isShown(review) && !review.sale.isWithheld;
  }
  /** One that is withheld looks like any other to who wrote it, and to the team that did. */
  private isVisibleTo(player: Player, review: Written): boolean {
    const isOwn =
      review.author === player || (review.side === 'seller' && review.sale.isDealers && this.team.has(player));
    return this.isVisible(review) || (this.isShown(review) && isOwn);
  }
  /** Verified, for at least half of what was asked, and not minutes after another one between the same two. */
  private countsForAwards(sale: Sale): boolean {
    const isOfTheSame = (other: Sale) =>
      other.seller === sale.seller && accountOf(other.buyer) === accountOf(sale.buyer) && other.status === 'confirmed';
    const isJustBefore = (other: Sale) => other.at < sale.at && sale.at - other.at < 30 / (24 * 60);
    const all = [...this.sales.values()];
    return (
      sale.status === 'confirmed' && !sale.isCheap && !all.some((other) => isOfTheSame(other) && isJustBefore(other))
    );
  }

  private change(deed: Extract<Deed, { what: 'edit' | 'take back' }>): string | null {
    if (!this.reviews.has(`${deed.sale} ${deed.side}`)) return null;
    const review = this.standing(deed);
    if (review?.author !== deed.by) return 'review_not_found';
    if (deed.what === 'take back') {
      review.isGone = true;
      return 'done';
    }
    if (review.isHidden) return 'review_is_hidden';
    if (this.now > review.at + 2) return 'review_time_over';
    const stars = deed.stars ?? review.stars;
    if (stars !== review.stars && review.shownAt <= this.now) return 'stars_are_read';
    review.stars = stars;
    return 'done';
  }

  private answer(deed: Extract<Deed, { what: 'answer' }>): string | null {
    const review = this.reviews.get(`${deed.sale} ${deed.side}`);
    if (!review) return null;
    if (!this.isVisibleTo(deed.by, review)) return 'review_not_found';
    const isTheirs = review.side === 'buyer' && review.sale.isDealers ? this.leads(deed.by) : deed.by === review.of;
    if (!isTheirs || accountOf(deed.by) === accountOf(review.author)) return 'not_allowed';
    if (review.isAnswered) return 'answered_already';
    review.isAnswered = true;
    return 'done';
  }

  private decide(deed: Extract<Deed, { what: 'hide' | 'unhide' }>): string | null {
    if (!this.reviews.has(`${deed.sale} ${deed.side}`)) return null;
    const review = this.standing(deed);
    if (!review || review.shownAt > this.now) return 'review_not_found';
    const parts = [...this.sellingAccounts(review.sale), accountOf(review.author), accountOf(review.of)];
    if (parts.includes(deed.by)) return 'not_allowed';
    if (review.isHidden === (deed.what === 'hide')) return 'review_is_so';
    review.isHidden = deed.what === 'hide';
    return 'done';
  }

  private annul({ sale: number, by }: { sale: number; by: StaffPlayer }): string | null {
    const sale = this.sales.get(number);
    if (!sale) return null;
    if ([...this.sellingAccounts(sale), accountOf(sale.buyer)].includes(by)) return 'not_allowed';
    if (sale.status !== 'confirmed') return 'sale_settled';
    sale.status = 'annulled';
    return 'done';
  }

  private honour({ what, award, by, to }: Extract<Deed, { what: 'grant' | 'revoke' }>): string | null {
    const [key, has] = [`${to} ${award}`, this.granted.has(`${to} ${award}`)];
    if (what === 'revoke' && !has) return null;
    if (accountOf(by) === accountOf(to)) return 'not_allowed';
    if (what === 'grant' && has) return 'has_award';
    if (what === 'grant') this.granted.add(key);
    else this.granted.delete(key);
    return 'done';
  }

  seen(): Seen {
    const visible = [...this.reviews.values()].filter((review) => this.isVisible(review));
    const people = players.map((player) => {
      const reviews = visible.filter(({ of }) => of === player);
      const counted = thatCount(reviews, 90);
      const sold = [...this.sales.values()].filter(
        (sale) => sale.seller === player && this.countsForAwards(sale),
      ).length;
      const byRule = [
        ...(sold >= 1 ? ['First sale'] : []),
        ...(sold >= 10 ? ['10 verified sales'] : []),
        ...(sold >= 50 ? ['50 verified sales'] : []),
        ...(hasFiveStarYear(counted) ? ['Five-star year'] : []),
      ];
      const byHand = [...this.granted].filter((one) => one.startsWith(`${player} `));
      const awards = [...byRule, ...byHand.map((one) => one.slice(player.length + 1))].toSorted();
      return [player, { stats: statsOf(reviews, counted), awards }] as const;
    });
    const dealers = visible.filter(({ side, sale }) => side === 'buyer' && sale.isDealers);
    const withheld = [...this.reviews.values()].filter(({ sale }) => sale.isWithheld).length;
    return { people: Object.fromEntries(people), dealer: statsOf(dealers, thatCount(dealers, Infinity)), withheld };
  }
}
