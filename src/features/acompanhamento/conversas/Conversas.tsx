import { useSearch } from '@tanstack/react-router';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { PATHS, rotaDe } from '@/config/paths.ts';
import type { Clinica } from '@/lib/clinica/disponiveis.ts';
import classes from '@/shared/conversas/components/Conversas.module.css';
import { ListaDeConversas } from './ListaDeConversas.tsx';
import { PainelDaConversa } from './PainelDaConversa.tsx';

/** The conversations of a clinic and the one that is open; on a phone one or the other. */
export function Conversas({ clinica }: { clinica: Clinica }) {
  const { chat } = useSearch({ from: rotaDe(PATHS.acompanhamento) });
  return (
    <div className={classes.colunas} data-aberta={chat ? true : undefined}>
      <div className={classes.lista}>
        <ListaDeConversas clinicaId={clinica.id} />
      </div>
      <div className={classes.painel}>
        {chat ? (
          <PainelDaConversa key={chat} clinicaId={clinica.id} pacienteId={chat} />
        ) : (
          <EstadoVazio desenho="carta" frase="Escolha uma conversa para ler e responder." />
        )}
      </div>
    </div>
  );
}
