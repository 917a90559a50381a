/** How a scene lights a vehicle. Backdrops name one of these, then adjust what differs. */
export interface Light {
  /** Colours the lacquer reflects from above, at eye level and from the road. */
  sky: string;
  horizon: string;
  ground: string;
  glassTop: string;
  glassMid: string;
  glassLow: string;
  /** 0 by day, towards 1 at night. */
  lampGlow: number;
  shadow: number;
  /** How strongly the road reflects the vehicle. */
  reflection: number;
}

const day: Light = {
  sky: '#e3f1fb',
  horizon: '#ffffff',
  ground: '#4a4744',
  glassTop: '#10181f',
  glassMid: '#22303b',
  glassLow: '#7f97a8',
  lampGlow: 0.1,
  shadow: 0.62,
  reflection: 0,
};

export const LIGHTING = {
  day,
  studioLight: { ...day, sky: '#ffffff', ground: '#5d646b', glassLow: '#93a5b2', shadow: 0.5, reflection: 0.26 },
  studioDark: {
    ...day,
    sky: '#dfe8f2',
    horizon: '#aebccb',
    ground: '#05070a',
    glassTop: '#070a0d',
    glassMid: '#141b22',
    glassLow: '#44535f',
    lampGlow: 0.55,
    shadow: 0.9,
    reflection: 0.34,
  },
  dusk: {
    ...day,
    sky: '#b9a4d8',
    horizon: '#ffb486',
    ground: '#241a38',
    glassTop: '#1a1626',
    glassMid: '#3a2c44',
    glassLow: '#c98a7c',
    lampGlow: 0.6,
    shadow: 0.7,
    reflection: 0.16,
  },
  dawn: {
    ...day,
    sky: '#d5def0',
    horizon: '#ffdcbc',
    ground: '#31384c',
    glassTop: '#172230',
    glassMid: '#31485a',
    glassLow: '#d8b8a4',
    lampGlow: 0.35,
    shadow: 0.55,
  },
  night: {
    ...day,
    sky: '#7f68e8',
    horizon: '#f06ac0',
    ground: '#170c2e',
    glassTop: '#0a0914',
    glassMid: '#1c1636',
    glassLow: '#7a4bb0',
    lampGlow: 0.85,
    shadow: 0.85,
    reflection: 0.3,
  },
  garage: {
    ...day,
    sky: '#f2faf8',
    horizon: '#c7d2d4',
    ground: '#1a2226',
    glassTop: '#0c1013',
    glassMid: '#1c252b',
    glassLow: '#70838d',
    lampGlow: 0.4,
    shadow: 0.75,
    reflection: 0.16,
  },
} as const satisfies Record<string, Light>;
