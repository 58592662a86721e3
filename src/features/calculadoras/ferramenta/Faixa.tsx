import type { Classe } from '@domain/clinico/motor/executar.ts';
import type { Gravidade } from '@domain/clinico/motor/faixas.ts';
import {
  IconAlertCircle,
  IconAlertOctagon,
  IconAlertTriangle,
  IconInfoCircle,
  type TablerIcon,
} from '@tabler/icons-react';
import classes from './Resultado.module.css';

/** What each degree is called and drawn with: colour is only the third signal. */
const SINAL: Readonly<Record<Gravidade, { icone: TablerIcon; palavra: string }>> = {
  normal: { icone: IconInfoCircle, palavra: '' },
  atencao: { icone: IconAlertCircle, palavra: 'Atenção' },
  alerta: { icone: IconAlertTriangle, palavra: 'Alerta' },
  critico: { icone: IconAlertOctagon, palavra: 'Crítico' },
};

/** The band of an output: icon, degree in a word, name and meaning. */
export function Faixa({ classe }: { classe: Classe }) {
  const { icone: Icone, palavra } = SINAL[classe.gravidade];
  return (
    <div className={classes.faixa} data-gravidade={classe.gravidade}>
      <Icone size={20} aria-hidden />
      <div>
        <p className={classes.rotuloDaFaixa}>
          {classe.rotulo}
          {palavra && <span className={classes.palavra}>{palavra}</span>}
        </p>
        {classe.texto && <p className={classes.textoDaFaixa}>{comMaiuscula(classe.texto)}</p>}
      </div>
    </div>
  );
}

function comMaiuscula(texto: string): string {
  return texto.charAt(0).toUpperCase() + texto.slice(1);
}
