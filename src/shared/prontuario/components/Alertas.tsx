import { INTERACOES } from '@domain/clinico/medicamentos/ferramentas.ts';
import type { Severidade } from '@domain/clinico/medicamentos/tipos.ts';
import {
  type Alerta,
  alertasDasAlergias,
  alertasDoMedicamento,
} from '@domain/seguranca/ao-adicionar.ts';
import { BASE_DAS_ALERGIAS } from '@domain/seguranca/base-das-alergias.ts';
import { Button } from '@mantine/core';
import { pedirCalculadora } from '@/shared/calculadoras/pedida.ts';
import classes from './Alertas.module.css';

const PALAVRA: Readonly<Record<Severidade, string>> = {
  contraindicada: '⛔ Contraindicado',
  grave: '⚠ Grave',
  moderada: '⚠ Moderada',
  leve: 'ⓘ Leve',
};

interface PropsDoMedicamento {
  medicamento: string;
  emUso: readonly string[];
  alergias: readonly string[];
}

/** What a medicine raises beside those in use and the allergies, while it is written. */
export function AlertasDoMedicamento({ medicamento, emUso, alergias }: PropsDoMedicamento) {
  return (
    <Alertas alertas={alertasDoMedicamento(BASE_DAS_ALERGIAS, medicamento, { emUso, alergias })} />
  );
}

interface PropsDasAlergias {
  alergias: readonly string[];
  emUso: readonly string[];
}

/** What allergies raise beside the medicines in use, while they are written. */
export function AlertasDasAlergias({ alergias, emUso }: PropsDasAlergias) {
  return <Alertas alertas={alertasDasAlergias(BASE_DAS_ALERGIAS, alergias, emUso)} />;
}

/** The gravest in one line, which opens to all of them and leads to the tool. */
function Alertas({ alertas }: { alertas: readonly Alerta[] }) {
  const [primeiro, ...outros] = alertas;
  return (
    <div role="status" className={classes.alertas}>
      {primeiro && (
        <details>
          <summary>
            <b>{PALAVRA[primeiro.severidade]}:</b> {primeiro.titulo}
            {outros.length > 0 && `, e mais ${outros.length}`}
          </summary>
          <ul>
            {alertas.map(({ severidade, titulo, conduta }) => (
              <li key={titulo}>
                <b>{PALAVRA[severidade]}:</b> {titulo}. {conduta}
              </li>
            ))}
          </ul>
          <Button size="compact-sm" variant="default" onClick={() => pedirCalculadora(INTERACOES)}>
            Abrir interações medicamentosas
          </Button>
        </details>
      )}
    </div>
  );
}
