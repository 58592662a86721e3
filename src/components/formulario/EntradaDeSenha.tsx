import { TextInput, type TextInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './EntradaDeSenha.module.css';

type Props = Omit<TextInputProps, 'type' | 'rightSection'>;

/** A password that the person may look at. Mantine's own weighs too much for the sign-in screen. */
export function EntradaDeSenha(props: Props) {
  const [visivel, setVisivel] = useState(false);
  const Icone = visivel ? IconEyeOff : IconEye;
  return (
    <TextInput
      {...props}
      type={visivel ? 'text' : 'password'}
      rightSectionWidth="2.75rem"
      rightSection={
        <button
          type="button"
          className={classes.olho}
          aria-label={visivel ? 'Ocultar senha' : 'Mostrar senha'}
          onClick={() => setVisivel(!visivel)}
        >
          <Icone size={20} stroke={1.7} aria-hidden />
        </button>
      }
    />
  );
}
