import { mensagemDeErro } from '@/lib/errors/erros.ts';
import type { Anexo } from '../api/linhas.ts';
import classes from './Anexos.module.css';
import { UmAnexo } from './UmAnexo.tsx';
import { useAbrirAnexo } from './useAbrirAnexo.ts';
import { VisorSobDemanda } from './VisorSobDemanda.tsx';

/** The files of one message, inside the conversation. */
export function AnexosDaMensagem({ anexos }: { anexos: readonly Anexo[] }) {
  const abertura = useAbrirAnexo();
  return (
    <>
      <ul className={classes.cartoes} aria-label="Anexos da mensagem">
        {anexos.map((anexo) => (
          <UmAnexo
            key={anexo.id}
            anexo={anexo}
            aoAbrir={abertura.abrir}
            aoBaixar={abertura.baixar}
          />
        ))}
      </ul>
      {abertura.falha && (
        <p className={classes.recusa} role="alert">
          {mensagemDeErro(abertura.falha)}
        </p>
      )}
      <VisorSobDemanda {...abertura} />
    </>
  );
}
