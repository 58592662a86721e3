import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { sobDemanda } from '@/components/sobDemanda.ts';
import { useFuso } from '@/lib/clinica/fuso.ts';
import { usePacienteDaTela } from '@/shared/paciente/components/PacienteDaTela.tsx';
import { type Folha, folhaOptions } from '../api/folha.ts';
import { NaoLido } from '../components/NaoLido.tsx';
import classes from './FolhaDeRosto.module.css';
import { type Aba, type ItemDaFolha, itensDaFolha } from './itens.ts';

const DialogoDaFolha = sobDemanda(() =>
  import('./DialogoDaFolha.tsx').then((modulo) => ({ default: modulo.DialogoDaFolha })),
);

/** Under the patient's name on every screen: problems, medicines, next appointment, last signs. */
export function FolhaDeRosto() {
  const { paciente, clinicaId } = usePacienteDaTela();
  const { data, isError, refetch } = useQuery(folhaOptions(clinicaId, paciente.id));
  const [aberta, setAberta] = useState<Aba | null>(null);

  if (isError && !data) {
    return <NaoLido oQue="Problemas, medicamentos e sinais" aoTentar={() => void refetch()} />;
  }
  return (
    <>
      <Itens folha={data} nascimento={paciente.data_nascimento} aoAbrir={setAberta} />
      {aberta && (
        <Suspense fallback={null}>
          <DialogoDaFolha aba={aberta} aoTrocar={setAberta} aoFechar={() => setAberta(null)} />
        </Suspense>
      )}
    </>
  );
}

interface PropsDosItens {
  /** Undefined while it is read: the places are kept, so that nothing jumps. */
  folha: Folha | undefined;
  nascimento: string | null;
  aoAbrir: (aba: Aba) => void;
}

function Itens({ folha, nascimento, aoAbrir }: PropsDosItens) {
  const fuso = useFuso();
  return (
    <ul className={classes.itens} aria-label="Resumo clínico" aria-busy={!folha}>
      {itensDaFolha(folha, nascimento, fuso).map((item) => (
        <li key={item.rotuloCurto}>
          {item.aba && folha ? (
            <button type="button" className={classes.item} onClick={() => aoAbrir(item.aba)}>
              <Conteudo item={item} />
            </button>
          ) : (
            <div className={classes.item}>
              <Conteudo item={item} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Conteudo({ item }: { item: ItemDaFolha }) {
  const { rotulo, rotuloCurto, texto, curto, fora } = item;
  return (
    <>
      <span className={classes.rotulo}>
        <span className={classes.longo}>{rotulo}</span>
        <span className={classes.curto}>{rotuloCurto}</span>
      </span>
      <span className={classes.texto} data-fora={fora || undefined}>
        <span className={classes.longo}>{texto}</span>
        <span className={classes.curto}>{curto}</span>
      </span>
    </>
  );
}
