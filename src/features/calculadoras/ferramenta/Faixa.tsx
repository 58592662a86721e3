import type { Classe } from '@domain/clinico/motor/executar.ts';
import type { Gravidade } from '@domain/clinico/motor/faixas.ts';
import { Text } from '@mantine/core';
import {
  IconAlertCircle,
  IconAlertOctagon,
  IconAlertTriangle,
  IconInfoCircle,
  type TablerIcon,
} from '@tabler/icons-react';
import classes from './Resultado.module.css';

/** What each degree is drawn with and called: colour is only the third signal. */
export const ICONE_DA_GRAVIDADE: Readonly<Record<Gravidade, TablerIcon>> = {
  normal: IconInfoCircle,
  atencao: IconAlertCircle,
  alerta: IconAlertTriangle,
  critico: IconAlertOctagon,
};
const PALAVRA: Readonly<Record<Gravidade, string>> = {
  normal: '',
  atencao: 'Atenção',
  alerta: 'Alerta',
  critico: 'Crítico',
};

/** The band of an output: icon, degree in a word, name and meaning. */
export function Faixa({ classe }: { classe: Classe }) {
  const Icone = ICONE_DA_GRAVIDADE[classe.gravidade];
  const palavra = PALAVRA[classe.gravidade];
  return (
    <div className={classes.faixa} data-gravidade={classe.gravidade}>
      <Icone size={20} aria-hidden />
      <div>
        <Text inherit fw={600}>
          {classe.rotulo}
          {palavra && <span className={classes.palavra}>{palavra}</span>}
        </Text>
        {classe.texto && <Text fz="sm">{comMaiuscula(classe.texto)}</Text>}
      </div>
    </div>
  );
}

function comMaiuscula(texto: string): string {
  return texto.charAt(0).toUpperCase() + texto.slice(1);
}
