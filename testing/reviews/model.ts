import type { ReviewType } from '@forecourt/contract/reviews/review-values.ts';
import type { ReviewStats } from '@forecourt/contract/reviews/review-shapes.ts';
import { hasFiveStarYear, statsOf, thatCount, type Sale, type Written } from './counted-reviews.ts';
import { accountOf, firstTeam, players, stepDays, type Action, type Player, type StaffPlayer } from './actions.ts';

/** The final state that everyone sees. */
export interface Seen {
  people: Record<string, { stats: ReviewStats; awards: string[] }>;
  dealer: ReviewStats;
  /** How many reviews are hidden from everyone else. */
  withheld: number;
}

/** The rules implemented again, in memory and as plainly as possible, without SQL or the flows. */
export class Model {
  private now = 0;
  private readonly sales = new Map<number, Sale>();
  private readonly reviews = new Map<string, Written>();
  private readonly team = new Map<Player, string>(Object.entries(firstTeam) as [Player, string][]);
  /** Former members, with the time they left. */
  private readonly left: { player: Player; at: number }[] = [];
  private readonly granted = new Set<string>();

  /** The outcome: done, the error code, or null if its target doesn't exist. */
  try(action: Action): string | null {
    // Keeps events within one day in order.
    this.now += 1e-9;
    switch (action.what) {
      case 'sell':
        return this.sell(action);
      case 'write':
        return this.write(action);
      case 'edit':
      case 'take back':
        return this.change(action);
      case 'answer':
        return this.answer(action);
      case 'hide':
      case 'unhide':
        return this.decide(action);
      case 'annul':
        return this.annul(action);
      case 'grant':
      case 'revoke':
        return this.honour(action);
      case 'join':
        if (this.team.has(action.by)) return null;
        this.team.set(action.by, action.role);
        return 'done';
      case 'leave':
        if (!this.team.has(action.by)) return null;
        if (this.team.get(action.by) === 'owner') return 'owner_stays';
        this.team.delete(action.by);
        this.left.push({ player: action.by, at: this.now });
        return 'done';
      case 'wait':
        this.now += action.steps * stepDays;
        return 'done';
    }
  }

  private sellingAccounts({ seller, isDealers }: Sale): Player[] {
    return [seller, ...(isDealers ? this.team.keys() : [])].map(accountOf);
  }
  private leads(player: Player): boolean {
    return ['owner', 'manager'].includes(this.team.get(player) ?? '');
  }
  /** Members who left the team in the last 30 days are still on its side. */
  private isOneSide(sale: Sale): boolean {
    const lately = this.left
      .filter(({ at }) => sale.isDealers && this.now - at < 30)
      .map(({ player }) => accountOf(player));
    return [...this.sellingAccounts(sale), ...lately].includes(accountOf(sale.buyer));
  }

  private sell({ sale, by, to, isCheap }: Extract<Action, { what: 'sell' }>): string {
    const fresh = { isWithheld: false, status: 'recorded', at: this.now } as const;
    const made: Sale = { seller: by, buyer: to, isDealers: this.team.has(by), isCheap, ...fresh };
    this.sales.set(sale, made);
    if (this.isOneSide(made)) return 'own_buyer';
    made.status = 'confirmed';
    return 'done';
  }

  private write({ sale: number, by, stars }: Extract<Action, { what: 'write' }>): string | null {
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

  /** A review that wasn't deleted, whether or not it's shown. */
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
  /** A withheld review looks like any other to its author and the author's team. */
  private isVisibleTo(player: Player, review: Written): boolean {
    const isOwn =
      review.author === player || (review.side === 'seller' && review.sale.isDealers && this.team.has(player));
    return this.isVisible(review) || (this.isShown(review) && isOwn);
  }
  /** Verified, for at least half of the asking price, and not minutes after another one between the same two. */
  private countsForAwards(sale: Sale): boolean {
    const isOfTheSame = (other: Sale) =>
      other.seller === sale.seller && accountOf(other.buyer) === accountOf(sale.buyer) && other.status === 'confirmed';
    const isJustBefore = (other: Sale) => other.at < sale.at && sale.at - other.at < 30 / (24 * 60);
    const all = [...this.sales.values()];
    return (
      sale.status === 'confirmed' && !sale.isCheap && !all.some((other) => isOfTheSame(other) && isJustBefore(other))
    );
  }

  private change(action: Extract<Action, { what: 'edit' | 'take back' }>): string | null {
    if (!this.reviews.has(`${action.sale} ${action.side}`)) return null;
    const review = this.standing(action);
    if (review?.author !== action.by) return 'review_not_found';
    if (action.what === 'take back') {
      review.isGone = true;
      return 'done';
    }
    if (review.isHidden) return 'review_is_hidden';
    if (this.now > review.at + 2) return 'review_time_over';
    const stars = action.stars ?? review.stars;
    if (stars !== review.stars && review.shownAt <= this.now) return 'stars_are_read';
    review.stars = stars;
    return 'done';
  }

  private answer(action: Extract<Action, { what: 'answer' }>): string | null {
    const review = this.reviews.get(`${action.sale} ${action.side}`);
    if (!review) return null;
    if (!this.isVisibleTo(action.by, review)) return 'review_not_found';
    const isTheirs = review.side === 'buyer' && review.sale.isDealers ? this.leads(action.by) : action.by === review.of;
    if (!isTheirs || accountOf(action.by) === accountOf(review.author)) return 'not_allowed';
    if (review.isAnswered) return 'answered_already';
    review.isAnswered = true;
    return 'done';
  }

  private decide(action: Extract<Action, { what: 'hide' | 'unhide' }>): string | null {
    if (!this.reviews.has(`${action.sale} ${action.side}`)) return null;
    const review = this.standing(action);
    if (!review || review.shownAt > this.now) return 'review_not_found';
    const parts = [...this.sellingAccounts(review.sale), accountOf(review.author), accountOf(review.of)];
    if (parts.includes(action.by)) return 'not_allowed';
    if (review.isHidden === (action.what === 'hide')) return 'review_is_so';
    review.isHidden = action.what === 'hide';
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

  private honour({ what, award, by, to }: Extract<Action, { what: 'grant' | 'revoke' }>): string | null {
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
