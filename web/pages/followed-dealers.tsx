import { FollowedDealers } from '../features/follows/followed-dealers.tsx';
import { SavedTabs } from '../shared/saved/saved-tabs.tsx';

export const FollowedDealersPage = () => (
  <div className="wrap grid gap-[clamp(20px,3vw,32px)] py-[clamp(24px,4vw,56px)]">
    <SavedTabs chosen="dealers" />
    <FollowedDealers />
  </div>
);
