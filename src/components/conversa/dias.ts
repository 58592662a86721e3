import type { Mensagem } from '@/lib/conversas/linhas.ts';
import { emSaoPaulo, formatarPorExtenso } from '@/lib/format/datas.ts';

interface DiaDeMensagens {
  dia: string;
  mensagens: Mensagem[];
}

/** Messages in the order they were sent, by calendar day in São Paulo. */
export function porDia(mensagens: readonly Mensagem[]): DiaDeMensagens[] {
  const dias: DiaDeMensagens[] = [];
  for (const mensagem of [...mensagens].sort((a, b) => a.numero - b.numero)) {
    const { dia } = emSaoPaulo(mensagem.criada_em);
    const ultimo = dias.at(-1);
    if (ultimo?.dia === dia) ultimo.mensagens.push(mensagem);
    else dias.push({ dia, mensagens: [mensagem] });
  }
  return dias;
}

/** `Hoje`, or the day in words. */
export function nomeDoDia(dia: string, hoje: string): string {
  return dia === hoje ? 'Hoje' : formatarPorExtenso(`${dia}T12:00:00-03:00`);
}
