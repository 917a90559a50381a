import { AllNotices } from '../features/notices/all-notices.tsx';

export const NotificationsPage = () => <AllNotices />;
