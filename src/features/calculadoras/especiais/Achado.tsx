import type { Gravidade } from '@domain/clinico/motor/faixas.ts';
import { type EstadoDaVerificacao, REVISAO_CLINICA } from '@domain/clinico/motor/fonte.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ICONE_DA_GRAVIDADE } from '../ferramenta/Faixa.tsx';
import resultado from '../ferramenta/Resultado.module.css';
import { ESTADO_DA_VERIFICACAO } from '../ferramenta/Sobre.tsx';
import classes from './Especiais.module.css';

interface Props {
  gravidade: Gravidade;
  /** The degree, in a word. */
  palavra: string;
  titulo: ReactNode;
  children: ReactNode;
}

/** Something found about medicines: its degree by icon and word, and what to do. */
export function Achado({ gravidade, palavra, titulo, children }: Props) {
  const Icone = ICONE_DA_GRAVIDADE[gravidade];
  return (
    <li className={`${resultado.faixa} ${classes.achado}`} data-gravidade={gravidade}>
      <Icone size={20} aria-hidden />
      <div className={classes.corpo}>
        <Text inherit fw={600}>
          {titulo}
          <span className={resultado.palavra}>{palavra}</span>
        </Text>
        {children}
      </div>
    </li>
  );
}

interface PropsDaOrigem {
  fonte: string;
  estado: EstadoDaVerificacao;
}

/** Where a finding comes from and how far it was verified. */
export function OrigemDoAchado({ fonte, estado }: PropsDaOrigem) {
  return (
    <p className={classes.origem}>
      Fonte: {fonte}. Verificação: {ESTADO_DA_VERIFICACAO[estado].toLowerCase()}. {REVISAO_CLINICA}.
    </p>
  );
}
