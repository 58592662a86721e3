import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDataHora } from '@/lib/format/datas.ts';
import type { Entrada } from '../api/linhas.ts';
import { registroDoAutor } from './Autoria.tsx';
import classes from './VerEvolucao.module.css';

/** Foot of a printed entry: a line for its author to sign, which version it is and its code. */
export function RodapeImpresso({ entrada }: { entrada: Entrada }) {
  const fuso = useFuso();
  const { autor_nome, versao, substituido_por, finalizado_em, id } = entrada;
  return (
    <div className={`so-no-papel ${classes.rodape}`}>
      <p className={classes.assinatura}>
        {[autor_nome, registroDoAutor(entrada)].filter(Boolean).join(' · ')}
      </p>
      <p>
        Versão {versao}
        {substituido_por && ', substituída por outra mais nova'}
        {finalizado_em && `, finalizada em ${formatarDataHora(finalizado_em, fuso)}`} · código {id}
      </p>
    </div>
  );
}
