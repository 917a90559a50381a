/** A star in a 24-pixel square. Its stroke rounds the points. */
export const starPath = 'm12 2.9 2.78 5.9 6.47.82-4.76 4.45 1.23 6.4L12 17.3l-5.72 3.17 1.23-6.4-4.76-4.45 6.47-.82Z';
