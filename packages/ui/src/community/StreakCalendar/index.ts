export { StreakCalendar, type StreakCalendarProps, type StreakDay, type StreakState } from './StreakCalendar.tsx';
