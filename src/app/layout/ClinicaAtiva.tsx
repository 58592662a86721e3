import { UnstyledButton } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import classes from './Cabecalho.module.css';

/** The button that says which clinic is active. */
export function ClinicaAtiva(props: ComponentProps<'button'>) {
  const { clinica } = useActiveClinica();
  return (
    <UnstyledButton
      {...props}
      className={classes.clinica}
      aria-label={clinica ? `Clínica ativa: ${clinica.nome}` : 'Selecionar clínica'}
    >
      <span className={classes.nome}>{clinica?.nome ?? 'Selecionar clínica'}</span>
      <IconSelector size={16} aria-hidden />
    </UnstyledButton>
  );
}
