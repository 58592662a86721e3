import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type AtributosDeLigacao<P> = P & Omit<ComponentProps<'a'>, keyof P>;

/** A button that leads to a screen; its address and parameters are checked by the router's types. */
export const BotaoLink = createLink((props: AtributosDeLigacao<ButtonProps>) => (
  <Button component="a" {...props} />
));

/** A link in a text to a screen of the app. */
export const TextoLink = createLink((props: AtributosDeLigacao<AnchorProps>) => (
  <Anchor {...props} />
));
