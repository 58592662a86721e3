import { Link } from '@tanstack/react-router';
import { PATHS } from '@/config/paths.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { formatarDesde, hoje } from '@/lib/format/datas.ts';
import { nomeExibido } from '@/shared/paciente/api/queries.ts';
import { idadeDoPaciente, obitoEm } from '@/shared/paciente/obito.ts';
import classes from './Linhas.module.css';

interface Props {
  paciente: {
    id: string;
    nome: string;
    nome_social: string | null;
    data_nascimento: string | null;
    data_obito: string | null;
  };
  /** When what brought the patient to this list happened. */
  quando: string;
}

/** A patient of a block; the whole line leads to the record. */
export function LinhaDoPaciente({ paciente, quando }: Props) {
  const fuso = useFuso();
  const { id, data_obito } = paciente;
  const idade = idadeDoPaciente(paciente, hoje(fuso)) ?? 'Idade não informada';
  return (
    <li>
      <Link to={PATHS.paciente} params={{ id }} className={classes.linha}>
        <span className={classes.textos}>
          <span className={classes.nome}>{nomeExibido(paciente)}</span>
          <span className={classes.detalhe}>
            {[idade, obitoEm(data_obito)].filter(Boolean).join(' · ')}
          </span>
        </span>
        <time dateTime={quando} className={classes.quando}>
          {formatarDesde(quando, Date.now(), fuso)}
        </time>
      </Link>
    </li>
  );
}
