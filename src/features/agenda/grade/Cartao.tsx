import { nomeExibido } from '@/lib/paciente/paciente.ts';
import type { Tipo } from '../api/linhas.ts';
import type { Posto } from '../calendario/colunas.ts';
import { horaDoMinuto } from '../calendario/fuso.ts';
import { APARENCIA, rotuloDaSituacao } from '../situacao.ts';
import classes from './Cartao.module.css';

/** Below these heights, in minutes, a card has room for one line, then for two. */
const UMA_LINHA = 20;
const DUAS_LINHAS = 30;

/** What a card says aloud: everything it shows, and what it is too small to show. */
export function fraseDoCartao({ agendamento, de, ate }: Posto, tipo: Tipo | undefined): string {
  return [
    `${horaDoMinuto(de)} às ${horaDoMinuto(ate)}`,
    nomeExibido(agendamento.paciente),
    tipo?.nome,
    rotuloDaSituacao(agendamento),
    agendamento.encaixe && 'encaixe',
    agendamento.teleconsulta && 'teleconsulta',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The inside of an appointment's card. */
export function Cartao({ posto, tipo }: { posto: Posto; tipo: Tipo | undefined }) {
  const { agendamento, de, ate } = posto;
  const { icone: Icone, cor } = APARENCIA[agendamento.status];
  const altura = ate - de;
  const hora = horaDoMinuto(de);
  return (
    <>
      <span className={classes.linhaDoCartao}>
        <Icone size={15} stroke={2} style={{ color: cor }} aria-hidden />
        {altura < UMA_LINHA && <span className={classes.hora}>{hora}</span>}
        <span className={classes.nome}>{nomeExibido(agendamento.paciente)}</span>
        {agendamento.encaixe && <span className={classes.encaixe}>Encaixe</span>}
      </span>
      {altura >= UMA_LINHA && (
        <span className={classes.detalhe}>
          <span className={classes.hora}>{hora}</span> {rotuloDaSituacao(agendamento)}
        </span>
      )}
      {altura >= DUAS_LINHAS && tipo && <span className={classes.detalhe}>{tipo.nome}</span>}
    </>
  );
}
