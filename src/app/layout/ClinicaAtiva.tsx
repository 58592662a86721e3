import { UnstyledButton } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useActiveClinica } from '@/lib/clinica/ActiveClinicaProvider.tsx';
import classes from './Cabecalho.module.css';
import { semGenerica } from './nomes.ts';

/** The button that says which clinic is active. */
export function ClinicaAtiva(props: ComponentProps<'button'>) {
  const { clinica } = useActiveClinica();
  const { generica, resto } = semGenerica(clinica?.nome ?? 'Selecionar clínica');
  return (
    <UnstyledButton
      {...props}
      className={classes.clinica}
      aria-label={clinica ? `Clínica ativa: ${clinica.nome}` : 'Selecionar clínica'}
    >
      <span className={classes.nome}>
        <span className={classes.generica}>{generica}</span>
        {resto}
      </span>
      <IconSelector size={16} aria-hidden />
    </UnstyledButton>
  );
}
