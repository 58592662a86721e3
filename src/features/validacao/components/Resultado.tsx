import { Stack, Text, Title } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBan,
  IconFlask,
  IconHelpCircle,
  IconRosetteDiscountCheck,
  IconZoomQuestion,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Conferencia, SITUACOES_DA_ASSINATURA } from '../conferencia.ts';
import classes from './Resultado.module.css';

const ICONES = {
  valida: IconRosetteDiscountCheck,
  de_teste: IconFlask,
  invalida: IconAlertTriangle,
  indeterminada: IconHelpCircle,
  revogada: IconBan,
  nao_encontrada: IconZoomQuestion,
} as const satisfies Record<Conferencia['situacao'], unknown>;

interface Props {
  conferencia: Conferencia;
  children?: ReactNode;
}

/** The answer, which takes the focus as it comes: what it is, why, and what is known of the signature. */
export function Resultado({ conferencia, children }: Props) {
  const { situacao, motivos, avisos, dados } = conferencia;
  const { titulo, frase } = SITUACOES_DA_ASSINATURA[situacao];
  const Icone = ICONES[situacao];
  const topo = useRef<HTMLHeadingElement>(null);
  useEffect(() => topo.current?.focus(), []);
  return (
    <section className={`cartao ${classes.resultado}`} data-situacao={situacao}>
      <div className={classes.topo}>
        <Icone size={32} stroke={1.6} aria-hidden />
        <div>
          <Title order={2} size="h3" ref={topo} tabIndex={-1}>
            {titulo}
          </Title>
          <Text>{frase}</Text>
        </div>
      </div>
      {(motivos.length > 0 || avisos.length > 0) && (
        <ul className={classes.motivos} aria-label="Por quê">
          {[...motivos, ...avisos].map((motivo) => (
            <li key={motivo}>{motivo}</li>
          ))}
        </ul>
      )}
      {dados.length > 0 && (
        <dl className="dados">
          {dados.map(([rotulo, valor]) => (
            <div key={rotulo}>
              <dt>{rotulo}</dt>
              <dd>{valor}</dd>
            </div>
          ))}
        </dl>
      )}
      {children && <Stack gap="sm">{children}</Stack>}
    </section>
  );
}
